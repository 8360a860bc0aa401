import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_BYTES } from 'shared/constants';

/** Why a file cannot be attached; undefined if it can. */
export function reasonNotToAttach({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ATTACHMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)))
    return `This kind of file cannot be attached. Choose one of: ${ATTACHMENT_EXTENSIONS.join(' ')}`;
  if (size > ATTACHMENT_MAX_BYTES) return `The file is larger than ${ATTACHMENT_MAX_BYTES / 1024 / 1024} MB.`;
  return size === 0 ? 'The file is empty.' : undefined;
}
