// For browsers that cannot run the app: shows what a page has for browsers without scripts, such as the buttons of its forms.
;(function () {
  var parts = document.querySelectorAll('noscript')
  for (var index = 0; index < parts.length; index++) parts[index].outerHTML = parts[index].textContent
})()
