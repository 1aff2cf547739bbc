import { Icon, type IconProps } from './Icon.tsx';

export const InfoIcon = (props: IconProps) => <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.8v.2" />;
