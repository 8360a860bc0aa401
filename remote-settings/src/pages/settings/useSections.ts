import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'shared/router';

export interface SectionTitle {
  /** What the address has after `#`. */
  anchor: string;
  title: string;
}

/**
 * The sections inside `container`, which differ by server and by role and appear one after another. The one that the
 * address names is scrolled to, and its title focused, as soon as it is there; Back returns to where the page was left.
 */
export function useSections(container: RefObject<HTMLElement | null>): SectionTitle[] {
  const { hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const firstKey = useRef(key);
  const [titles, setTitles] = useState('');

  useEffect(() => {
    const read = () => setTitles(headingsOf(container.current).map(titleOf).join('\n'));
    const observer = new MutationObserver(read);
    if (container.current) observer.observe(container.current, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [container]);

  const sections =
    titles === '' ? [] : titles.split('\n').map((title) => ({ title, anchor: anchorOf(title) }));
  const isThere = sections.some(({ anchor }) => hash === `#${anchor}`);
  useEffect(() => {
    if (!isThere || (isHistory && key !== firstKey.current)) return;
    const heading = headingsOf(container.current).find((each) => hash === `#${anchorOf(titleOf(each))}`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView?.();
  }, [container, hash, key, isHistory, isThere]);

  return sections;
}

function headingsOf(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll('h2') ?? [])];
}

function titleOf(heading: HTMLElement): string {
  return heading.textContent.trim();
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
}
