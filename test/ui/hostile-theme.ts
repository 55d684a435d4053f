/** The style sheet of a website that styles every tag. */
export const hostileTheme = `
* { margin: 0; padding: 0; box-sizing: content-box }
html { font-size: 62.5% }
div { letter-spacing: 2px; line-height: 2.4; color: gray; text-align: center; background: beige; padding: 7px; float: none }
p { font-size: 2.2rem; margin-bottom: 3rem; text-indent: 2em; color: #909 }
h1, h2, h3, h4 { color: red; font: 900 60px serif; text-transform: uppercase; letter-spacing: .2em; border-bottom: 3px dotted red; text-align: center }
a { color: orange; border-bottom: 1px dashed; display: block }
a:link, a:visited { color: hotpink }
a:hover, a:focus { background: yellow }
button { all: unset; background: #333; color: #fff; text-transform: uppercase; letter-spacing: 3px; border-radius: 30px; padding: 20px 60px; width: 100%; float: left; box-shadow: 3px 3px 0 red }
button:hover, button:focus { background: purple; color: lime }
input, select, textarea { width: 100%; border-radius: 0; height: 60px; margin-bottom: 30px; border: 0; text-transform: uppercase; font: italic 22px serif; background: #eee; box-shadow: inset 0 0 9px }
input[type='text'], input[type='email'], input[type='password'], input[type='tel'] { padding: 30px; border: 5px ridge green; color: red; letter-spacing: 5px }
input[type='checkbox'], input[type='radio'] { width: 60px; height: 10px; margin: 20px; float: right; opacity: .1 }
label, legend { float: left; width: 40%; font-size: 9px; text-transform: uppercase; color: gray }
fieldset { border: 6px groove; padding: 40px; margin: 20px; min-width: 600px }
form { background: pink; padding: 50px; display: flex }
ul { list-style: square; padding-left: 80px; margin: 30px }
li { border-left: 5px solid red; padding: 10px; margin: 9px; display: inline }
table { border: 5px solid; width: auto }
td, th { background: #ccc; border: 3px solid; padding: 30px; text-align: center; font-size: 30px }
tr:nth-child(odd) { background: silver }
nav { background: black; position: sticky; padding: 40px }
svg { width: 100px; height: 100px; fill: red; stroke-width: 9 }
span { font-size: 1.1em; color: teal; font-weight: 700 }
mark { background: red }
h1::after, h2::after, h3::after { content: ''; display: block; width: 60px; height: 4px; margin: 12px auto; background: red }
a::after { content: ' ↗' }
button::before, legend::before, label::after { content: '»'; position: absolute; color: red }
ul li::before { content: '✓'; position: absolute; left: -9px; color: red }
div::before, div::after { content: ' '; display: table }
span::after { content: '·' }
input[type='checkbox']::before, input[type='radio']::before { content: ''; display: block; width: 30px; height: 30px; background: red }
input[type='checkbox']:checked::after { content: '✗'; border: 5px solid lime }
`;

/**
 * What a page builder generates from its settings: each rule names the page by a class, and inputs by what they are
 * not. Some themes name their content by an id instead.
 */
export const builtTheme = (page: string) => `
${page} { color: #222; font-family: Georgia }
${page} button, ${page} input[type="button"], ${page} input[type="submit"] { font: 600 20px Roboto, sans-serif; text-transform: uppercase; letter-spacing: 4px; color: #fff; background-color: #c36; border: 2px solid #61ce70; border-radius: 90px; padding: 22px 44px; box-shadow: 0 0 9px red }
${page} button:hover, ${page} button:focus { background-color: #000; color: gold }
${page} a { color: #f0f; font-weight: 800; text-decoration: none }
${page} a:hover { color: lime }
${page} h1, ${page} h2, ${page} h3, ${page} h4 { color: #6ec1e4; font: italic 900 50px/2 Roboto Slab, serif; text-transform: uppercase }
${page} label { color: #f80; font-size: 30px }
${page} p { margin-block-end: 44px }
${page} input:not([type="button"]):not([type="submit"]), ${page} textarea, ${page} select { font: 300 26px Roboto, serif; color: #080; background-color: #ff0; border: 6px solid; border-radius: 40px; padding: 30px }
${page} input:focus:not([type="button"]):not([type="submit"]), ${page} textarea:focus { background-color: #000; border-color: red }
${page} img { border-radius: 50px; opacity: .5; filter: grayscale(1) }
`;
