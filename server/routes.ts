import type { Route } from './http/route.ts';
import { administrationRoutes } from './modules/auth/administration.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { blogsRoutes } from './modules/blogs/blogs.routes.ts';
import { bookingRoutes } from './modules/booking/booking.routes.ts';
import { socialRoutes } from './modules/auth/social.routes.ts';
import { bucketRoutes } from './modules/bucket/bucket.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { clientRoutes } from './modules/client/client.routes.ts';
import { mailingRoutes } from './modules/mailing/mailing.routes.ts';
import { ogImageRoutes } from './modules/og-image/og-image.routes.ts';
import { paymentRoutes } from './modules/payment/payment.routes.ts';
import { therapistRoutes } from './modules/therapist/therapist.routes.ts';
import { crisisPhrasesRoutes } from './modules/threads/crisis-phrases.routes.ts';
import { moderationRoutes } from './modules/threads/moderation.routes.ts';
import { privateWordsRoutes } from './modules/threads/private-words.routes.ts';
import { reportsRoutes } from './modules/threads/reports.routes.ts';
import { threadsRoutes } from './modules/threads/threads.routes.ts';
import { threadWritingRoutes } from './modules/threads/writing.routes.ts';

/** Every handler of the server. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...socialRoutes,
  ...administrationRoutes,
  ...blogsRoutes,
  ...bookingRoutes,
  ...bucketRoutes,
  ...categoriesRoutes,
  ...clientRoutes,
  ...mailingRoutes,
  ...ogImageRoutes,
  ...paymentRoutes,
  ...therapistRoutes,
  ...threadsRoutes,
  ...threadWritingRoutes,
  ...moderationRoutes,
  ...crisisPhrasesRoutes,
  ...reportsRoutes,
  ...privateWordsRoutes,
];
