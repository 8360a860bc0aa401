/** The kinds of files that a company has. */
export const FILE_KINDS = ['attachments', 'baselines', 'mails', 'runs', 'simulations'] as const;

/** Where the files of one kind of a company are stored; a slash at the end. */
export const companyFolder = (kind: (typeof FILE_KINDS)[number], companyId: number) =>
  `${kind}/${companyId}/`;
