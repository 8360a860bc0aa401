import { useSyncExternalStore } from 'react';

export const THEME_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

const KEY = 'steplight.theme';
const listeners = new Set<() => void>();

/** The stored theme and its setter. A change applies by CSS variables alone: nothing re-renders. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  return [useSyncExternalStore(subscribe, read), setPreference];
}

/** Applies the stored theme; call it before the first paint. */
export function applyStoredTheme(): void {
  apply(read());
}

function setPreference(preference: ThemePreference): void {
  localStorage.setItem(KEY, preference);
  apply(preference);
  for (const listener of listeners) listener();
}

function read(): ThemePreference {
  const stored = localStorage.getItem(KEY);
  return THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system';
}

function apply(preference: ThemePreference): void {
  const { dataset } = document.documentElement;
  if (preference === 'system') delete dataset.theme;
  else dataset.theme = preference;
}

function subscribe(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    apply(read());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
