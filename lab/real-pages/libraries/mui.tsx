import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Autocomplete,
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  Chip,
  FormControl,
  FormControlLabel,
  FormLabel,
} from '@mui/material';
import {
  IconButton,
  InputLabel,
  LinearProgress,
  Link,
  List,
  ListItemButton,
  ListItemText,
  MenuItem,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Switch,
} from '@mui/material';
import {
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { show } from './support/react.tsx';

const rows = [
  ['Ada Lovelace', 'Engineer', 12],
  ['Grace Hopper', 'Admiral', 7],
];

show(
  <>
    <Typography variant="h4" component="h1">
      Orders
    </Typography>
    <Breadcrumbs aria-label="breadcrumb">
      <Link href="#home">Home</Link>
      <Typography>Orders</Typography>
    </Breadcrumbs>
    <Alert severity="warning" onClose={() => undefined}>
      Stock is low
    </Alert>
    <TextField label="Full name" required placeholder="Jane Doe" helperText="As in your passport" />
    <TextField label="E-mail" error defaultValue="nobody" helperText="Not an address" />
    <TextField label="Notes" multiline rows={2} />
    <TextField label="Size" select defaultValue="m">
      <MenuItem value="s">Small</MenuItem>
      <MenuItem value="m">Medium</MenuItem>
    </TextField>
    <FormControl>
      <InputLabel id="city-label">City</InputLabel>
      <Select labelId="city-label" label="City" value="paris">
        <MenuItem value="paris">Paris</MenuItem>
      </Select>
    </FormControl>
    <Autocomplete
      options={['Tea', 'Coffee']}
      renderInput={(parameters) => <TextField {...parameters} label="Drink" />}
      sx={{ width: 300 }}
    />
    <Autocomplete
      multiple
      options={['Tea', 'Coffee']}
      defaultValue={['Tea']}
      renderInput={(parameters) => <TextField {...parameters} label="Drinks" />}
      sx={{ width: 300 }}
    />
    <FormControlLabel control={<Checkbox defaultChecked />} label="I agree" />
    <FormControlLabel control={<Checkbox indeterminate />} label="All items" />
    <FormControlLabel required control={<Switch />} label="Notifications" />
    <FormControl>
      <FormLabel id="plan">Plan</FormLabel>
      <RadioGroup aria-labelledby="plan" defaultValue="basic">
        <FormControlLabel value="basic" control={<Radio />} label="Basic" />
        <FormControlLabel value="pro" disabled control={<Radio />} label="Pro" />
      </RadioGroup>
    </FormControl>
    <Slider aria-label="Volume" defaultValue={30} sx={{ width: 200 }} />
    <Rating defaultValue={3} name="rating" />
    <div>
      <Button variant="contained">Save</Button>
      <Button disabled>Archive</Button>
      <Button href="#docs">Docs</Button>
      <IconButton aria-label="Delete">
        <svg width="20" height="20" viewBox="0 0 20 20">
          <path d="M3 3h14v14H3z" />
        </svg>
      </IconButton>
      <Badge badgeContent={4}>
        <Button>Inbox</Button>
      </Badge>
    </div>
    <ToggleButtonGroup value="left" exclusive aria-label="Alignment">
      <ToggleButton value="left">Left</ToggleButton>
      <ToggleButton value="right">Right</ToggleButton>
    </ToggleButtonGroup>
    <Tabs value={0}>
      <Tab label="Details" />
      <Tab label="History" />
      <Tab label="Locked" disabled />
    </Tabs>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox slotProps={{ input: { 'aria-label': 'Select all' } }} />
          </TableCell>
          <TableCell sortDirection="asc">
            <TableSortLabel active direction="asc">
              Name
            </TableSortLabel>
          </TableCell>
          <TableCell>Role</TableCell>
          <TableCell align="right">Amount</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, role, amount]) => (
          <TableRow key={name}>
            <TableCell padding="checkbox">
              <Checkbox />
            </TableCell>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{role}</TableCell>
            <TableCell align="right">{amount}</TableCell>
            <TableCell>
              <Button>Edit</Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <Accordion defaultExpanded>
      <AccordionSummary>Shipping</AccordionSummary>
      <AccordionDetails>By post</AccordionDetails>
    </Accordion>
    <Accordion>
      <AccordionSummary>Returns</AccordionSummary>
      <AccordionDetails>Within 30 days</AccordionDetails>
    </Accordion>
    <List>
      <ListItemButton selected>
        <ListItemText primary="Drafts" secondary="3 unread" />
      </ListItemButton>
      <ListItemButton>
        <ListItemText primary="Sent" />
      </ListItemButton>
    </List>
    <Chip label="New" onDelete={() => undefined} />
    <Chip label="Sale" onClick={() => undefined} />
    <LinearProgress variant="determinate" value={40} aria-label="Upload" />
    <Pagination count={5} />
  </>,
);
