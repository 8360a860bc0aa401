import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

// By way of the page's own React: the development runtime of another copy breaks in a host that was built for production.
const jsxDEV = (type, properties, key, isStatic) => (isStatic ? jsxs : jsx)(type, properties, key);

export { Fragment, jsxDEV };
