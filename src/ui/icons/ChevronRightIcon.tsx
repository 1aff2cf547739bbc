import { Icon, type IconProps } from './Icon.tsx';

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9.5 6 6 6-6 6" />;
