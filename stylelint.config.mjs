/** Styles live in styled-components; colours and sizes come from the tokens of shared/theme. */
export default {
  extends: ['stylelint-config-standard'],
  customSyntax: 'postcss-styled-syntax',
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
