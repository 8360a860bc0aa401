import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/plugins/link';
import 'tinymce/plugins/lists';
import 'tinymce/skins/content/default/content.css';
import 'tinymce/skins/ui/oxide/skin.css';
import 'tinymce/themes/silver';
import { show } from './support/html.ts';

show(`<h1>Article</h1><form><label for="title">Title</label><input id="title" value="Storm warning">
<label for="body">Body</label><textarea id="body">&lt;p&gt;The ferry &lt;strong&gt;stays&lt;/strong&gt; in port.&lt;/p&gt;</textarea><button>Publish</button></form>`);
void tinymce.init({
  selector: '#body',
  license_key: 'gpl',
  skin: false,
  content_css: false,
  plugins: 'link lists',
  toolbar: 'undo redo | blocks | bold italic | bullist link',
});
