import { Component } from 'react';
import type { ThreadReading } from './thread-news.ts';

/** Where on the screen somebody is writing in the composer; null when nobody is. */
function placeOfWriting(): number | null {
  const { activeElement } = document;
  return activeElement?.closest('#composer') ? activeElement.getBoundingClientRect().top : null;
}

/**
 * Keeps the field somebody writes in where it is on the screen when replies appear or go above it. A class, for hooks
 * see the page only once it has changed; browsers by themselves keep still what is at the top of the screen, if at all.
 */
export class StillWhileWriting extends Component<ThreadReading> {
  override getSnapshotBeforeUpdate(): number | null {
    return placeOfWriting();
  }

  override componentDidUpdate(_before: ThreadReading, _state: object, before: number | null): void {
    const now = placeOfWriting();
    if (before !== null && now !== null && now !== before) scrollBy({ top: now - before, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
