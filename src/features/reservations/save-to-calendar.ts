import { readCalendarFile } from '#contract/booking/calendar.endpoints.ts';
import type { Locale } from '#contract/locale.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { messagesOf } from '#src/page/messages.ts';
import { saveFile } from '#src/page/save-file.ts';
import { toast } from '#src/page/toasts.ts';

/** Hands an appointment to the device as a file that its calendar opens. */
export async function saveToCalendar(apiClient: ApiClient, id: string, locale: Locale): Promise<void> {
  const { name, content } = await apiClient.call(readCalendarFile, { parameters: { id } });
  saveFile(name, new Blob([content], { type: 'text/calendar' }));
  void toast.success(messagesOf(locale, 'reservations')('calendarSaved'));
}
