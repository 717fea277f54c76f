// TinyMCE has to come first: the rest hangs itself onto it.
import 'tinymce'
import 'tinymce/models/dom'
import 'tinymce/themes/silver'
import 'tinymce/icons/default'
import 'tinymce/plugins/link'
import 'tinymce/plugins/lists'
import { Editor } from '@tinymce/tinymce-react'
import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPageDark } from './isPageDark.ts'

export interface TinyEditorProps {
  /** Under which the label finds it. */
  id: string
  /** What is written in it: the title of its frame. */
  label: string
  /** HTML. */
  value: string
  onChange: (html: string) => void
  disabled: boolean
}

/** TinyMCE with what a description needs: a part of the build for itself, which only pages with an editor fetch. */
export function TinyEditor({ id, label, value, onChange, disabled }: TinyEditorProps) {
  // Read once: neither the skin nor the frame's own style sheet can follow later.
  const [look] = useState(() => ({ skin: isPageDark() ? 'oxide-dark' : 'oxide', content_style: styleOfPage() }))
  const own = useOwnWriting(value, onChange)
  return (
    <Editor
      id={id}
      licenseKey="gpl"
      value={own.value}
      onEditorChange={own.change}
      rollback={false}
      disabled={disabled}
      init={{
        init_instance_callback: own.begin,
        height: 300,
        menubar: false,
        statusbar: false,
        branding: false,
        promotion: false,
        ...look,
        content_css: false,
        plugins: 'lists link',
        toolbar: 'undo redo | blocks | bold italic | bullist numlist | link | removeformat',
        block_formats: 'Paragraph=p; Heading=h2; Small heading=h3',
        // What the shop shows of a description, and no more.
        valid_elements: 'p,br,strong/b,em/i,u,s,ul,ol,li,h2,h3,h4,blockquote,a[href],hr',
        entity_encoding: 'raw',
        convert_urls: false,
        browser_spellcheck: true,
        contextmenu: false,
        link_target_list: false,
        link_title: false,
        iframe_aria_text: label,
        iframe_attrs: { title: label },
      }}
    />
  )
}

/**
 * The editor writes every text that it is given in its own way, with other line breaks for instance, and reports that as
 * a change. Only what the person did is one: whoever opens a form and touches nothing has changed nothing.
 */
function useOwnWriting(value: string, onChange: (html: string) => void) {
  const [text, setText] = useState({ given: value, written: value })
  const hasBegun = useRef(false)
  const isBeingSet = useRef(true)
  // The editor takes a new text over between these two.
  useInsertionEffect(() => {
    isBeingSet.current = true
  }, [value])
  useLayoutEffect(() => {
    isBeingSet.current = !hasBegun.current
  }, [value])
  const begin = () => {
    hasBegun.current = true
    isBeingSet.current = false
  }
  const change = (html: string) => {
    if (isBeingSet.current) setText({ given: value, written: html })
    else onChange(html === text.written ? text.given : html)
  }
  return { value: value === text.given ? text.written : value, change, begin }
}

/** The page's own type and colours, for the frame, into which neither custom properties nor fonts reach. */
function styleOfPage(): string {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(name).trim()
  return `
    ${fontFacesOfPage()}
    body { margin: 16px; background: ${token('--color-paper')}; color: ${token('--color-ink')};
      font: 17px/1.55 ${token('--font-sans')}; }
    a { color: ${token('--color-brass')}; }
    h2, h3, h4 { font-family: ${token('--font-display')}; font-weight: 400; line-height: 1.2; }
    p, ul, ol { margin: 0 0 12px; }
  `
}

/** The font faces of the page's style sheets, with whole addresses: the frame has none of its own to start from. */
function fontFacesOfPage(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule)
    .map(({ rule, base }) => rule.cssText.replace(/url\("([^"]+)"\)/g, (_, path: string) => `url("${new URL(path, base).href}")`))
    .join('\n')
}
