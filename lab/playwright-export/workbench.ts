/** A page with something for every kind of command; it shows what was done in the paragraph "Log". */
export const PAGE = `<!doctype html><html lang="en"><title>Workbench</title>
<style>body { margin: 8px; height: 3000px } #zone { width: 120px; height: 40px; background: #ddd }</style>
<h1>Workbench</h1>
<p id="log">Nothing yet</p>
<button data-testid="act" onclick="log('clicked')" ondblclick="log('twice')" oncontextmenu="log('right'); return false">Act</button>
<button disabled>Locked</button>
<button onclick="log('asked ' + confirm('Really?'))">Ask</button>
<button onmouseover="log('hovered')">Hint</button>
<button aria-expanded="false" onclick="this.setAttribute('aria-expanded', this.getAttribute('aria-expanded') === 'false')">More</button>
<label>Name <input name="name" value="Ada" onkeydown="if (event.key === 'Enter') log('entered ' + this.value)"></label>
<label>Age <input type="number" value="41" required></label>
<input placeholder="Search here" aria-label="Search">
<label>Size <select onchange="log('size ' + this.value)"><option>Small</option><option>Large</option></select></label>
<label><input type="checkbox" checked> News</label>
<label><input type="checkbox"> Terms</label>
<label><input type="radio" name="way"> Post</label>
<label>File <input type="file" onchange="log('file ' + this.files[0].name)"></label>
<table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody>
<tr><td>Bread</td><td>$2.00</td><td><button onclick="log('bread removed')">Remove</button></td></tr>
<tr><td>Milk</td><td>$1.50</td><td><button onclick="log('milk removed')">Remove</button></td></tr>
</tbody></table>
<dl><dt>Total</dt><dd>$3.50</dd></dl>
<section aria-label="Offers"><h2>Offers</h2><p>Two for one</p><a href="#offer">Open</a></section>
<section aria-label="News"><h2>Latest</h2><a href="#news">Open</a></section>
<div draggable="true" ondragstart="event.dataTransfer.setData('text', 'x')">Parcel</div>
<div id="zone" role="group" aria-label="Shelf" ondragover="event.preventDefault()" ondrop="log('dropped')">Shelf</div>
<a href="/second" target="_blank">Second page</a>
<a href="data:text/plain,4711" download="number.txt">Export</a>
<button onclick="fetch('/api/orders', { method: 'POST' })">Order</button>
<script>const log = (text) => { document.getElementById('log').textContent = text; };</script>`;

/** Something covers its button for as long as it is not clicked away. */
export const COVERED_PAGE = `<!doctype html><html lang="en"><title>Covered</title>
<button onclick="this.textContent = 'Bought'">Buy</button>
<div style="position: fixed; inset: 0; background: white"><button onclick="this.parentElement.remove()">Accept cookies</button></div>`;

export const SECOND_PAGE = '<!doctype html><html lang="en"><title>Second</title><h1>Second</h1>';

/** An image without a text, which axe calls critical. */
export const UNLABELLED_PAGE =
  '<!doctype html><html lang="en"><title>Unlabelled</title><h1>Unlabelled</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
