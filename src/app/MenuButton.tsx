import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MenuIcon } from '#src/ui/icons/MenuIcon.tsx';
import { framePart } from './frame-part.ts';

const SlideInMenu = framePart(async () => (await import('./SlideInMenu.tsx')).SlideInMenu);

export function MenuButton() {
  const t = useMessages('app');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen && <SlideInMenu onClose={() => setIsOpen(false)} />}
    </>
  );
}
