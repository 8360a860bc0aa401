import 'bootstrap/dist/css/bootstrap.css';
import {
  Accordion,
  Alert,
  Breadcrumb,
  Button,
  ButtonGroup,
  Card,
  Carousel,
  Dropdown,
  FloatingLabel,
  Form,
  ListGroup,
  Modal,
  Nav,
  Navbar,
  Pagination,
  ProgressBar,
  Spinner,
  Tab,
  Table,
  Tabs,
  Toast,
  ToggleButton,
} from 'react-bootstrap';
import { show } from './support/react.tsx';

show(
  <>
    <Navbar>
      <Navbar.Brand href="#shop">Shop</Navbar.Brand>
      <Nav activeKey="#orders">
        <Nav.Link href="#orders">Orders</Nav.Link>
        <Nav.Link href="#stock" disabled>
          Stock
        </Nav.Link>
      </Nav>
    </Navbar>
    <Breadcrumb>
      <Breadcrumb.Item href="#home">Home</Breadcrumb.Item>
      <Breadcrumb.Item active>Chairs</Breadcrumb.Item>
    </Breadcrumb>
    <Alert variant="warning" dismissible>
      Stock is low
    </Alert>
    <Form>
      <FloatingLabel controlId="mail" label="E-mail address">
        <Form.Control type="email" placeholder="name@example.com" isInvalid />
      </FloatingLabel>
      <Form.Group controlId="city">
        <Form.Label>City</Form.Label>
        <Form.Select defaultValue="Paris">
          <option>Berlin</option>
          <option>Paris</option>
        </Form.Select>
      </Form.Group>
      <Form.Check id="agree" label="I agree" defaultChecked />
      <Form.Check type="switch" id="dark" label="Dark mode" />
      <Form.Check type="radio" id="basic" name="plan" label="Basic" defaultChecked />
      <Form.Check type="radio" id="pro" name="plan" label="Pro" disabled />
      <Form.Label htmlFor="volume">Volume</Form.Label>
      <Form.Range id="volume" />
    </Form>
    <ButtonGroup>
      <ToggleButton id="list" type="radio" name="view" value="list" checked>
        List
      </ToggleButton>
      <ToggleButton id="board" type="radio" name="view" value="board">
        Board
      </ToggleButton>
    </ButtonGroup>
    <Button>Save</Button>
    <Button disabled>Archive</Button>
    <Button disabled>
      <Spinner size="sm" /> Sending
    </Button>
    <Button href="#docs">Docs</Button>
    <Dropdown>
      <Dropdown.Toggle>Options</Dropdown.Toggle>
      <Dropdown.Menu>
        <Dropdown.Item href="#download">Download</Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
    <Tabs defaultActiveKey="a">
      <Tab eventKey="a" title="Details">
        Details of it
      </Tab>
      <Tab eventKey="b" title="History">
        Nothing
      </Tab>
      <Tab eventKey="c" title="Locked" disabled />
    </Tabs>
    <Table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Amount</th>
          <th />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Chair</td>
          <td>12</td>
          <td>
            <Button size="sm">Edit</Button>
          </td>
        </tr>
        <tr>
          <td>Table</td>
          <td>7</td>
          <td>
            <Button size="sm">Edit</Button>
          </td>
        </tr>
      </tbody>
    </Table>
    <Accordion defaultActiveKey="s">
      <Accordion.Item eventKey="s">
        <Accordion.Header>Shipping</Accordion.Header>
        <Accordion.Body>By post</Accordion.Body>
      </Accordion.Item>
      <Accordion.Item eventKey="r">
        <Accordion.Header>Returns</Accordion.Header>
        <Accordion.Body>Within 30 days</Accordion.Body>
      </Accordion.Item>
    </Accordion>
    <ListGroup>
      <ListGroup.Item action active>
        Drafts
      </ListGroup.Item>
      <ListGroup.Item action disabled>
        Sent
      </ListGroup.Item>
    </ListGroup>
    <Card style={{ width: 200 }}>
      <Card.Body>
        <Card.Title>Chair</Card.Title>
        <Card.Link href="#buy">Buy</Card.Link>
      </Card.Body>
    </Card>
    <Carousel interval={null}>
      <Carousel.Item>
        <div style={{ height: 80, background: 'silver' }}>Spring</div>
      </Carousel.Item>
      <Carousel.Item>
        <div style={{ height: 80 }}>Summer</div>
      </Carousel.Item>
    </Carousel>
    <ProgressBar now={40} label="40 of 100" />
    <Pagination>
      <Pagination.Prev disabled />
      <Pagination.Item active>1</Pagination.Item>
      <Pagination.Item>2</Pagination.Item>
      <Pagination.Next />
    </Pagination>
    <Toast>
      <Toast.Header>Saved</Toast.Header>
      <Toast.Body>Your order is safe.</Toast.Body>
    </Toast>
    <Modal show={location.hash === '#dialog'}>
      <Modal.Body>Sure?</Modal.Body>
    </Modal>
  </>,
);
