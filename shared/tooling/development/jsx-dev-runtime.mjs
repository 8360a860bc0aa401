import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

// Uses the page's React: another copy's development runtime fails in a host that was built for production.
const jsxDEV = (type, properties, key, isStatic) => (isStatic ? jsxs : jsx)(type, properties, key);

export { Fragment, jsxDEV };
