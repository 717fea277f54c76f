// Part of the build for itself: only a page in the light theme fetches it, after TinyMCE, onto which it hangs itself.
import 'tinymce/skins/ui/oxide/skin.js'
import 'tinymce/skins/ui/oxide/content.js'
