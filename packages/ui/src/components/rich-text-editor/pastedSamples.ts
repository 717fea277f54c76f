/** HTML as applications put it on the clipboard, shortened. */
export const pastedSamples = {
  /** Word for Windows: list items are paragraphs with drawn bullets, and everything has styles. */
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<h1><span style='mso-ansi-language:EN-GB'>Eko sofa<o:p></o:p></span></h1>
<p class=MsoNormal><b>Deep</b> seats in <i>iroko</i> and linen.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Feather cushions<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>washable<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Made in Lagos<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Deposit<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Delivery<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Width<o:p></o:p></p></td><td><p class=MsoNormal>220 cm<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Red</p></td><td><p class=MsoNormal>Blue</p></td><td><p class=MsoNormal>Green</p></td></tr></table>
<!--EndFragment--></body></html>`,
  /** Word for the web: a list and wrappers for each item. */
  wordOnline: `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Feather cushions</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li class="OutlineElement"><p class="Paragraph"><span class="TextRun">Made in Lagos</span></p></li></ul></div>`,
  /** Google Docs: a wrapper that is not bold, and text that is bold by its style. */
  googleDocs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;">A </span><span style="font-size:11pt;font-weight:700;font-style:normal;">deep</span><span style="font-weight:400;font-style:italic;"> sofa.</span></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Feather cushions</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">washable</span></p></li></ul></ul><ol><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400;">Deposit</span></p></li></ol><div dir="ltr" align="left"><table><colgroup><col width="100" /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700;">Width:</span></p></td><td><p dir="ltr"><span style="font-weight:400;">220 cm</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
}
