import { Icon, type IconProps } from './Icon.tsx';

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="m6 15 6-6 6 6" />;
