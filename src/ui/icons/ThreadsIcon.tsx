import { Icon, type IconProps } from './Icon.tsx';

export const ThreadsIcon = (props: IconProps) => <Icon {...props} d="M4 5.5h11.5v8.5H9l-3.5 3v-3H4ZM18 9.5h2v8.5h-1.5v2.5l-3-2.5H10.5" />;
