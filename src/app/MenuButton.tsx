import { Suspense, useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MenuIcon } from '#src/ui/icons/MenuIcon.tsx';
import { latePart } from './late-part.ts';

const SlideInMenu = latePart(async () => (await import('./SlideInMenu.tsx')).SlideInMenu);

export function MenuButton() {
  const t = useMessages('app');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SlideInMenu onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
