import 'quill/dist/quill.snow.css';
import Quill from 'quill';
import { show } from './support/html.ts';

show('<h1>Letter</h1><div id="letter"><p>Dear <strong>Ada</strong>,</p><p>thank you.</p></div>');
new Quill('#letter', {
  theme: 'snow',
  placeholder: 'Write a letter',
  modules: {
    toolbar: [[{ header: [1, 2, false] }], ['bold', 'italic', 'link'], [{ list: 'ordered' }], ['clean']],
  },
});
