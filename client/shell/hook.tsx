// hook.tsx -- where to be told that it is this seat's turn, when nobody is at the page.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Room } from './room';
import { t } from './words';

export function HookField({ room }: { room: Room }): JSX.Element | null {
  const [url, setUrl] = useState(room.hook);
  useEffect(() => setUrl(room.hook), [room.hook, room.eye]);
  if (room.eye < 0) return null;
  const keep = (event: Event): void => {
    event.preventDefault();
    room.keepHook(url.trim());
  };
  return (
    <form class="copylink" onSubmit={keep}>
      <label>
        <span>{t('Web hook: where to tell you that it is your turn while you are away')}</span>
        <input
          type="url"
          value={url}
          maxLength={500}
          placeholder="https://"
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={url.trim() === room.hook}>
        {room.hook && !url.trim() ? t('Remove') : t('Keep')}
      </button>
      {room.hook && url.trim() === room.hook && <p class="small">{t('Kept')}</p>}
    </form>
  );
}
