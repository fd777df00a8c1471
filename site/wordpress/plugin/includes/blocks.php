<?php
/**
 * A block for each widget. The server renders them, so a block keeps working when its markup changes.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

/** The handle of the script that shows the blocks in the editor. */
const EDITOR_SCRIPT = 'wrappie-widgets-editor';

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\pass_data_to_editor' );

/** Registers the blocks. Each `block.json` names the script of the editor. */
function register_blocks() {
	wp_register_script( EDITOR_SCRIPT, plugins_url( 'editor.js', FILE ), array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ), VERSION, true );
	foreach ( array_keys( widgets() ) as $name ) {
		register_block_type(
			dirname( FILE ) . '/blocks/' . $name,
			array(
				'render_callback' => function ( $attributes ) use ( $name ) {
					return block_html( $name, $attributes );
				},
			)
		);
	}
}

/**
 * The HTML of a block.
 *
 * @param string $name       The name of the widget.
 * @param array  $attributes The attributes of the block, which are those of the widget.
 * @return string
 */
function block_html( $name, $attributes ) {
	$element = element( $name, is_array( $attributes ) ? $attributes : array() );
	return '' === $element ? '' : sprintf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes(), $element );
}

/** Passes on what the editor shows: the attributes of each widget as fields, and where its frame is. */
function pass_data_to_editor() {
	$data = array(
		'origin'   => origin(),
		'widgets'  => widgets(),
		'partner'  => partner_code(),
		'settings' => current_user_can( 'manage_options' ) ? settings_address() : '',
		'words'    => array(
			'fields'  => __( 'Settings', 'wrappie-widgets' ),
			'rare'    => __( 'Looks and testing', 'wrappie-widgets' ),
			'none'    => __( 'not set', 'wrappie-widgets' ),
			'noCode'  => __( 'No partner code is set yet: requests do not say that they came through you.', 'wrappie-widgets' ),
			'setCode' => __( 'Set your partner code', 'wrappie-widgets' ),
			'theirs'  => __( 'The code of the settings is used unless you type another.', 'wrappie-widgets' ),
			'noFrame' => __( 'This widget shows on the page itself.', 'wrappie-widgets' ),
		),
	);
	wp_add_inline_script( EDITOR_SCRIPT, 'window.wrappieWidgets = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
