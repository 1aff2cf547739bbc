import { Icon, type IconProps } from './Icon.tsx';

export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12.5h-17ZM3.5 6.5l8.5 7 8.5-7" />;
