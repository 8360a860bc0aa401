import type { MouseEvent } from 'react';
import { Link, useHref, useNavigate, type LinkProps } from 'react-router-dom';
import { cameFrom } from './came-from.ts';

/**
 * A link to the parent screen. If the user came from there, it goes back in the history, which restores the list's scroll
 * position, search and order.
 */
export function BackLink(props: LinkProps) {
  const href = useHref(props.to);
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!cameFrom(href)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return <Link onClick={handleClick} {...props} />;
}
