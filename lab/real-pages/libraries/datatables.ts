import 'datatables.net-dt/css/dataTables.dataTables.css';
import './support/jquery.ts';
import DataTable from 'datatables.net-dt';
import { show } from './support/html.ts';

show(`<h1>Staff</h1><table id="staff" class="display"><thead><tr><th>Name</th><th>Office</th><th>Age</th><th>Actions</th></tr></thead><tbody>
<tr><td>Ada Lovelace</td><td>London</td><td>36</td><td><button>Edit</button></td></tr><tr><td>Grace Hopper</td><td>New York</td><td>85</td><td><button>Edit</button></td></tr></tbody><tfoot><tr><th>Name</th><th>Office</th><th>Age</th><th></th></tr></tfoot></table>`);
new DataTable('#staff', { scrollY: '200px' });
