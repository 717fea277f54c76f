import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adminFolders, isAdminStyle } from './chunk-modules.ts'
import * as modules from './chunk-modules.ts'

const cwd = join(import.meta.dirname, '../../..')
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,css}', { cwd })
const lists = Object.entries(modules).filter(([, list]) => typeof list === 'object' && !Array.isArray(list))

describe('the modules of the chunks', () => {
  it.each(lists)('%s names only modules that exist', (_, list) => {
    const beginnings = Object.entries(list as Record<string, string[]>).flatMap(([folder, paths]) =>
      paths.map((path) => `${folder}/${path}`),
    )
    expect(beginnings.filter((beginning) => !files.some((file) => file.startsWith(beginning)))).toEqual([])
  })

  it('the folders that only admins see have styles', () => {
    const sheets = files.filter((file) => file.endsWith('.css'))
    expect(adminFolders.filter((folder) => !sheets.some((file) => file.includes(`/${folder}/`)))).toEqual([])
  })

  it('a style sheet belongs to admins by its folder below src, wherever the workspace is', () => {
    const ui = '/home/admin/shop/packages/ui/src'
    expect(isAdminStyle(`${ui}/patterns/admin-sidebar/AdminSidebar.module.css`)).toBe(true)
    expect(isAdminStyle(`${ui}/components/table/Table.module.css`)).toBe(true)
    expect(isAdminStyle(`${ui}/components/button/Button.module.css`)).toBe(false)
  })
})
