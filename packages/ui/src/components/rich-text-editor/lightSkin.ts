// A separate chunk, loaded only in the light theme. Import it after TinyMCE, with which it registers.
import 'tinymce/skins/ui/oxide/skin.js'
import 'tinymce/skins/ui/oxide/content.js'
