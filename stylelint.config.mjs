import styledSyntax from 'postcss-styled-syntax';

/** Four of five files have none, and to parse them would be most of the work. */
const MAY_HAVE_STYLES = /\b(?:styled|css|keyframes|createGlobalStyle)\b/;

/** Styles live in styled-components; colours and sizes come from the tokens of shared/theme. */
export default {
  extends: ['stylelint-config-standard'],
  customSyntax: {
    ...styledSyntax,
    parse: (source, options) => styledSyntax.parse(MAY_HAVE_STYLES.test(source) ? source : '', options),
  },
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-no-important': true,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'media-query-no-invalid': null,
    'nesting-selector-no-missing-scoping-root': null,
    'no-invalid-position-declaration': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: [/^[A-Z]/] }],
  },
  overrides: [{ files: ['shared/src/ui/theme/**'], rules: { 'color-no-hex': null } }],
};
