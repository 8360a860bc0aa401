import type { Account, AccountCompany } from 'shared/contract';

export interface CompanyDialogProps {
  account: Account;
  /** The present one. */
  company: AccountCompany;
  onClose: () => void;
}
