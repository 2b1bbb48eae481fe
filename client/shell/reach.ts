// reach.ts -- by which address others come here: that of the page works on this machine alone, where
// the page was opened by a name that every machine has for itself.

import { useEffect, useState } from 'preact/hooks';

import { get } from './wire';

interface Health {
  names?: string[]; // of this server, told to who sits beside it
  proxy?: boolean; // one in front speaks https under these names
}

export function isHere(): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(location.hostname);
}

function originOf(name: string, proxied: boolean): string {
  if (proxied) return `https://${name}`;
  return `${location.protocol}//${name}${location.port ? `:${location.port}` : ''}`;
}

let asked: Promise<string | null> | null = null;

async function ask(): Promise<string | null> {
  const { names, proxy } = await get<Health>('/api/health');
  return names?.[0] ? originOf(names[0], proxy ?? false) : null;
}

// The origin for links that are sent to others; null: there is none.  Undefined until it is known.
export function useReach(): string | null | undefined {
  const [origin, setOrigin] = useState<string | null | undefined>(
    isHere() ? undefined : location.origin,
  );
  useEffect(() => {
    if (!isHere()) return;
    asked ??= ask();
    asked.then(setOrigin, () => setOrigin(null));
  }, []);
  return origin;
}
