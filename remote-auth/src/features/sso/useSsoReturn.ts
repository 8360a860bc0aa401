import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared/http';
import { useFinishSso } from '../../api/auth.ts';
import { readSsoReturn } from '../../model/sso-return.ts';

/** Finishes the sign-in whose code is in the address, and removes it from the address at once. */
export function useSsoReturn(): { isFinishing: boolean; error: string | null } {
  const [{ code, error }] = useState(() => readSsoReturn(globalThis.location.hash));
  const { mutate, isError, isSuccess, error: failure } = useFinishSso();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current || (code === null && error === null)) return;
    isSent.current = true;
    const { pathname, search } = globalThis.location;
    history.replaceState(history.state, '', pathname + search);
    if (code !== null) mutate({ body: { code } });
  }, [code, error, mutate]);

  if (isError)
    return { isFinishing: false, error: errorText(failure, 'Single sign-on failed. Please try again.') };
  return { isFinishing: code !== null && !isSuccess, error };
}
