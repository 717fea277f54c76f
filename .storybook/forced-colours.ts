/**
 * Shows the page as if the system forced its colours on it: the rules for that mode hold, whatever the mode is. The browser's own
 * part is not played (it would also repaint what no rule of ours names): the last word has the mode itself.
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
