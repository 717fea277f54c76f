// A separate chunk, loaded only in the dark theme. Import it after TinyMCE, with which it registers.
import 'tinymce/skins/ui/oxide-dark/skin.js'
import 'tinymce/skins/ui/oxide-dark/content.js'
