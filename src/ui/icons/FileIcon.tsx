import { Icon, type IconProps } from './Icon.tsx';

export const FileIcon = (props: IconProps) => <Icon {...props} d="M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5" />;
