import { Icon, type IconProps } from './Icon.tsx';

export const UploadIcon = (props: IconProps) => <Icon {...props} d="M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15.5v4h15v-4" />;
