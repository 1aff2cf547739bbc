/** The urgency card, the lines that listen, and what answers outside Tunisia. */
export const helpNumberGroups = ['emergency', 'listening', 'abroad'] as const;
export type HelpNumberGroup = (typeof helpNumberGroups)[number];

/** A list that is read in distress stays short. */
export const mostHelpNumbers = 30;
