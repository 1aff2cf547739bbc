/** The steps of the form, by the ids of their headings, in their order. */
export const bookingSteps = { service: 'booking-service', date: 'booking-date', confirm: 'booking-confirm' } as const;
export type BookingStep = (typeof bookingSteps)[keyof typeof bookingSteps];

export const isBookingStep = (id: string | null): id is BookingStep => Object.values(bookingSteps).some((step) => step === id);
