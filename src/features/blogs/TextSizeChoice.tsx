import { useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { Pills } from '#src/ui/form/Pills.tsx';
import { chooseTextSize, textSize, textSizes } from './text-size.ts';

/** How large the article is set, here and in every other one that is read on this device. */
export function TextSizeChoice() {
  const t = useMessages('blog');
  return (
    <Pills
      legend={t('textSize')}
      options={textSizes.map((value) => ({ value, label: t('percent', { value }) }))}
      value={usePageState(textSize)}
      onChoose={chooseTextSize}
    />
  );
}
