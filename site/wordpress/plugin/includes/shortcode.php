<?php
/**
 * The shortcode, for the classic editor and for page builders: [wrappie widget="price-calculator" service="keuken"]
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

add_shortcode( 'wrappie', __NAMESPACE__ . '\shortcode' );

/**
 * The HTML of the shortcode.
 *
 * @param array|string $given The attributes of the shortcode.
 * @return string
 */
function shortcode( $given ) {
	$given = is_array( $given ) ? $given : array();
	$name  = isset( $given['widget'] ) ? preg_replace( '/^wrap-/', '', strtolower( trim( $given['widget'] ) ) ) : 'price-calculator';
	if ( isset( widgets()[ $name ] ) ) {
		return element( $name, $given );
	}
	// Only those who can correct it are told.
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	/* translators: 1: what was typed, 2: names of widgets */
	$message = __( 'Wrappie: there is no widget “%1$s”. There are: %2$s.', 'wrappie-widgets' );
	return '<p>' . esc_html( sprintf( $message, $name, implode( ', ', array_keys( widgets() ) ) ) ) . '</p>';
}
