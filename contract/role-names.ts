/** The roles that a practice begins with: `roles` of the database may hold more. */
export const roleNames = ['GOD', 'ADMIN', 'THERAPIST', 'MODERATOR', 'CLIENT', 'TEMPORARY'] as const;
export type RoleName = (typeof roleNames)[number];
