import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { loadMessages } from '#src/page/catalogues.ts';
import { messagesOf } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { toast } from '#src/page/toasts.ts';
import { closeModal, shownModal, type ModalName } from '#src/session/modals.ts';

const loadModal = async (name: ModalName) => (await import('./load-modal.ts')).loadModal(name);

/** Shows the modal that openModal() asked for; its code and the session's messages are loaded then. */
export function ModalHost() {
  const { locale } = useRouter().options.context;
  const open = usePageState(shownModal);
  const [ready, setReady] = useState<{ name: ModalName; Modal: ComponentType<object> }>();
  const name = open?.name;

  // The modal's file arrives after the request to open it.
  useEffect(() => {
    if (!name) return;
    Promise.all([loadModal(name), loadMessages(locale, ['session'])]).then(
      ([Modal]) => setReady({ name, Modal }),
      () => {
        closeModal();
        void toast.error(messagesOf(locale, 'app')('noAnswer'));
      },
    );
  }, [name, locale]);

  if (!open || ready?.name !== open.name) return null;
  return <ready.Modal {...open.props} {...{ onClose: closeModal }} />;
}
