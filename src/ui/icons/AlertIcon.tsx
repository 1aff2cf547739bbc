import { Icon, type IconProps } from './Icon.tsx';

export const AlertIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.2" />;
