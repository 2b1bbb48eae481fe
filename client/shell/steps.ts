// steps.ts -- the steps of a replay, fetched one by one and kept.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { getPatiently, Refused, type Heading, type State } from './wire';
import { language, t } from './words';

export interface Steps {
  heading: Heading | null;
  trouble: string | null; // why there is none
  refused: string | null; // why another eye was not given; the last one stays
  step: (n: number) => Promise<State>;
  bare: (n: number) => Promise<State>; // without its log
}

const NO_LOG = 2_000_000_000; // lines: more than any log has

// In words of the page where it has any.
function why(error: Error): string {
  const gone = error instanceof Refused && error.code === 'no-such-replay';
  return gone ? t('This replay is not here any more: its journal can be sent in again.') : error.message;
}

// Of a long match the heading comes in pieces, each with more steps than the one before.  An eye
// that is refused leaves the one before it in its place.
export function useSteps(base: string, eye: string | null): Steps {
  const [heading, setHeading] = useState<Heading | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const known = useRef(false);
  useEffect(() => {
    let here = true;
    const ask = async (): Promise<void> => {
      let complete = false;
      while (here && !complete) {
        const got = await getPatiently<Heading>(base + (eye === null ? '' : `?eye=${eye}`));
        complete = got.complete;
        if (!here) return;
        known.current = true;
        setHeading(got);
      }
    };
    setRefused(null);
    ask().catch((error: Error) => here && (known.current ? setRefused : setTrouble)(why(error)));
    return () => {
      here = false;
    };
  }, [base, eye]);
  const kept = useMemo(
    () => new Map<string, Promise<State>>(),
    [base, language(), heading?.eye],
  );
  const fetched = (n: number, more: string): Promise<State> => {
    const key = `${n}${more}`;
    const found = kept.get(key);
    if (found) return found;
    const lang = language();
    const asked = getPatiently<State>(`${base}/${n}?eye=${heading!.eye}&lang=${lang}${more}`);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
  return {
    heading,
    trouble,
    refused,
    step: (n) => fetched(n, ''),
    bare: (n) => fetched(n, `&since=${NO_LOG}`),
  };
}

// The step at which a moment of another eye is found again: the last one that is not after it.
export function stepAt(heading: Heading, moment: number): number {
  for (let n = heading.at.length - 1; n > 0; n--) if (heading.at[n]! <= moment) return n;
  return 0;
}
