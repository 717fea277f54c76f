// Import TinyMCE first, because the other modules register with it.
import 'tinymce'
import 'tinymce/models/dom'
import 'tinymce/themes/silver'
import 'tinymce/icons/default'
import 'tinymce/plugins/link'
import 'tinymce/plugins/lists'
import { Editor } from '@tinymce/tinymce-react'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor as TinyMce } from 'tinymce'
import './EditorSurfaces.css'
import { cleanPasted } from './cleanPasted.ts'

export interface TinyEditorProps {
  /** Id of the editor, the target of its label. */
  id: string
  /** Title of the editor's frame. */
  label: string
  /** The hint or the error. */
  description: string | undefined
  isInvalid: boolean
  /** The text as HTML. */
  value: string
  onChange: (html: string) => void
  disabled: boolean
}

/** The editor with the skin of `lightSkin.ts`. */
export const LightEditor = (props: TinyEditorProps) => <TinyEditor {...props} skin="oxide" />

/** The editor with the skin of `darkSkin.ts`. */
export const DarkEditor = (props: TinyEditorProps) => <TinyEditor {...props} skin="oxide-dark" />

/** TinyMCE with the tools for a description. A separate chunk that only pages with an editor load. */
function TinyEditor({ id, label, value, onChange, disabled, skin, ...state }: TinyEditorProps & { skin: string }) {
  // Computed once, because the frame's style sheet cannot change later.
  const [contentStyle] = useState(styleOfPage)
  const [editor, setEditor] = useState<TinyMce>()
  const own = useUserChanges(value, onChange)
  useDescription(editor, state)
  return (
    <Editor
      id={id}
      licenseKey="gpl"
      value={own.value}
      onEditorChange={own.change}
      rollback={false}
      disabled={disabled}
      init={{
        init_instance_callback: (initialised) => {
          own.initialise()
          setEditor(initialised)
        },
        height: 300,
        menubar: false,
        statusbar: false,
        branding: false,
        promotion: false,
        skin,
        content_style: contentStyle,
        content_css: false,
        plugins: 'lists link',
        toolbar: 'undo redo | blocks | bold italic | bullist numlist | link | removeformat',
        // Lists and links stay visible on phones, for which TinyMCE has a toolbar that scrolls.
        toolbar_mode: 'wrap',
        mobile: { toolbar_mode: 'wrap' },
        block_formats: 'Paragraph=p; Heading=h2; Small heading=h3',
        // Only the elements that the shop shows in a description.
        valid_elements: 'p,br,strong/b,em/i,u,s,ul,ol,li,h2,h3,h4,blockquote,a[href],hr',
        // The styles of pasted text say what is a list, bold or italic.
        paste_webkit_styles: 'all',
        paste_preprocess: (_, args) => {
          if (!args.internal) args.content = cleanPasted(args.content)
        },
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
 * The editor normalises every text that it gets, for example its line breaks, and reports that as a change. Only changes by the
 * user count: opening a form without editing it must not change it.
 */
function useUserChanges(value: string, onChange: (html: string) => void) {
  const [text, setText] = useState({ given: value, written: value })
  const isInitialised = useRef(false)
  const isBeingSet = useRef(true)
  // The editor applies a new text between these two events.
  useInsertionEffect(() => {
    isBeingSet.current = true
  }, [value])
  useLayoutEffect(() => {
    isBeingSet.current = !isInitialised.current
  }, [value])
  const initialise = () => {
    isInitialised.current = true
    isBeingSet.current = false
  }
  const change = (html: string) => {
    if (isBeingSet.current) setText({ given: value, written: html })
    else onChange(html === text.written ? text.given : html)
  }
  return { value: value === text.given ? text.written : value, change, initialise }
}

/** Describes the text of the editor. Ids cannot connect it to the hint or the error, because it is in the document of the frame. */
function useDescription(
  editor: TinyMce | undefined,
  { description, isInvalid }: Pick<TinyEditorProps, 'description' | 'isInvalid'>,
) {
  useEffect(() => {
    if (!editor) return
    editor.dom.setAttribs(editor.getBody(), {
      'aria-description': description ?? null,
      'aria-invalid': isInvalid ? 'true' : null,
    })
  }, [editor, description, isInvalid])
}

/** The page's fonts and colours as CSS for the frame, which does not inherit custom properties and fonts. */
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

/** The page's `@font-face` rules with absolute URLs, because the frame has no base URL. */
function fontFacesOfPage(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule)
    .map(({ rule, base }) => rule.cssText.replace(/url\("([^"]+)"\)/g, (_, path: string) => `url("${new URL(path, base).href}")`))
    .join('\n')
}
