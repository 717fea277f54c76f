/**
 * Imitates forced-colours mode by applying the rules of its media query. It does not imitate the repainting by the browser, so
 * check with the real mode too.
 */
export function showForcedColours(isShown: boolean): void {
  for (const sheet of document.styleSheets) rewrite(sheet, isShown)
}

const forcedMode = '(forced-colors: active)'

function rewrite(holder: { cssRules: CSSRuleList }, isShown: boolean): void {
  for (const rule of holder.cssRules) {
    if (rule instanceof CSSMediaRule && (rule.media.mediaText === forcedMode || marked.has(rule))) {
      marked.add(rule)
      rule.media.mediaText = isShown ? 'all' : forcedMode
    } else if (rule instanceof CSSGroupingRule) rewrite(rule, isShown)
  }
}

const marked = new WeakSet<CSSMediaRule>()
