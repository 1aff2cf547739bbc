import { Icon, type IconProps } from './Icon.tsx';

export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M12 4.5v11M7.5 11.5 12 16l4.5-4.5M4.5 15.5v4h15v-4" />;
