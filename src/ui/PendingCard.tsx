import { Card } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The place of a card on its way. */
export const PendingCard = () => (
  <Card>
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton />
  </Card>
);
