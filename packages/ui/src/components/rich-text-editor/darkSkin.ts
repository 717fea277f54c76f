// Part of the build for itself: only a page in the dark theme fetches it, after TinyMCE, onto which it hangs itself.
import 'tinymce/skins/ui/oxide-dark/skin.js'
import 'tinymce/skins/ui/oxide-dark/content.js'
